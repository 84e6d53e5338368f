// Options first: they must be set before any function is defined.
import './platform/options.ts';

export { completeSignUp, resendConfirmation, signUp } from './accounts/endpoints.ts';
export { answer } from './answering/endpoints.ts';
export { createChatbot, setAllowedDomains } from './chatbots/endpoints.ts';
export { onChatbotWritten, onOrgUpdated } from './chatbots/triggers.ts';
export { iframe, renewVisitorToken } from './embed/endpoints.ts';
export { ingestSource, onSourceUploaded, resumeStalledSources } from './ingestion/triggers.ts';
export { submitContact } from './leads/endpoints.ts';
export { onMailQueued } from './mail/triggers.ts';
export { createUpload, deleteSources, retrySource } from './sources/endpoints.ts';
