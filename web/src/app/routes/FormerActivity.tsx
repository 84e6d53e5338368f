import { Navigate, useLocation, useParams } from 'react-router';
import { paths } from '#web/config/paths.ts';

/** Inbox pages that replace the former ones. */
const PAGES: ReadonlyMap<string | undefined, string> = new Map([
  ['chats', paths.chats()],
  ['waiting', paths.inboxQueue('waiting')],
  ['leads', paths.leads()],
]);

/** The conversations of all chatbots under their former address: it leads to the inbox, with filters and all. */
export default function FormerActivity() {
  const page = useParams()['*'];
  const { search, hash } = useLocation();
  return <Navigate to={`${PAGES.get(page) ?? paths.inbox()}${search}${hash}`} replace />;
}
