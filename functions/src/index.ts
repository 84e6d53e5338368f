// Options first: they must be set before any function is defined.
import './platform/options.ts';

// Called over HTTP.
export { answer } from './services/answer.ts';
export { dashboard } from './services/dashboard.ts';
export { visitor } from './services/visitor.ts';
export { web } from './services/web.ts';

// Called by the clock.
export { everyDay } from './services/everyDay.ts';
export { everyHour } from './services/everyHour.ts';
export { everyMinute } from './services/everyMinute.ts';

// Called by task queues.
export { runDeletion } from './chatbots/triggers.ts';
export { crawlWebsite } from './crawling/triggers.ts';
export { runExport } from './exports/triggers.ts';
export { ingestSource, reembedSource, removePreviousVectors } from './ingestion/triggers.ts';
export { eraseOrg } from './organizations/triggers.ts';
export { runJob } from './services/runJob.ts';

// Called by Authentication.
export { beforeAccountCreated } from './accounts/triggers.ts';

// Called by what is written.
export { onProfileUpdated } from './accounts/triggers.ts';
export { onChatbotWritten, onOrgUpdated } from './chatbots/triggers.ts';
export { onLiveDeleted } from './handover/triggers.ts';
export { onSourceUploaded } from './ingestion/triggers.ts';
export { onMailQueued } from './mail/triggers.ts';
export { onLeadCreated } from './notifications/triggers.ts';
export { onSourceDeleted } from './sources/triggers.ts';
export { onDeliveryQueued } from './webhooks/triggers.ts';
