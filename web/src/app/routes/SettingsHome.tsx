import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';

export default function SettingsHome() {
  return <Navigate to={paths.settingsGeneral()} replace />;
}
