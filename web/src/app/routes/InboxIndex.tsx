import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';

export default function InboxIndex() {
  return <Navigate to={paths.inboxQueue('open')} replace />;
}
