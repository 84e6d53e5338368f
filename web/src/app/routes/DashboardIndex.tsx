import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';

export default function DashboardIndex() {
  return <Navigate to={paths.chatbots()} replace />;
}
