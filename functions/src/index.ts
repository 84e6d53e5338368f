// Options first: they must be set before any function is defined.
import './kernel/platform/options.ts';

// Called over HTTP.
export { answer } from './edge/services/answer.ts';
export { dashboard } from './edge/services/dashboard.ts';
export { visitor } from './edge/services/visitor.ts';
export { web } from './edge/services/web.ts';

// Called by the clock.
export { everyDay } from './edge/services/everyDay.ts';
export { everyHour } from './edge/services/everyHour.ts';
export { everyMinute } from './edge/services/everyMinute.ts';

// Called by task queues.
export { runDeletion } from './chatbots/triggers.ts';
export { crawlWebsite } from './knowledge/crawling/triggers.ts';
export { runChannels } from './channels/triggers.ts';
export { runExport } from './figures/exports/triggers.ts';
export { ingestSource, reembedSource, removePreviousVectors } from './knowledge/ingestion/triggers.ts';
export { eraseOrg } from './identity/organizations/triggers.ts';
export { runJob } from './edge/services/runJob.ts';
export { runNightJob } from './edge/services/runNightJob.ts';

// Called by Authentication.
export { beforeAccountCreated } from './identity/accounts/triggers.ts';

// Called by what is written.
export { onProfileUpdated } from './identity/accounts/triggers.ts';
export { onChatbotWritten, onOrgUpdated } from './chatbots/triggers.ts';
export { onLiveDeleted } from './conversations/handover/triggers.ts';
export { onSourceUploaded } from './knowledge/ingestion/triggers.ts';
export { onMailQueued } from './delivery/mail/triggers.ts';
export { onLeadCreated } from './conversations/notifications/triggers.ts';
export { onSourceDeleted } from './knowledge/sources/triggers.ts';
export { onDeliveryQueued } from './delivery/webhooks/triggers.ts';
