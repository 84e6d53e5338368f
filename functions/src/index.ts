// Options first: they must be set before any function is defined.
import './platform/options.ts';

export { createAccessKey, deleteAccessKey } from './accessKeys/endpoints.ts';
export {
  changePassword,
  completeSignUp,
  confirmEmail,
  confirmEmailChange,
  deleteAccount,
  requestEmailChange,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  saveOnboarding,
  signUp,
} from './accounts/endpoints.ts';
export { onProfileUpdated } from './accounts/triggers.ts';
export { answer } from './answering/endpoints.ts';
export { api } from './api/endpoints.ts';
export { createChatbot, setAllowedDomains } from './chatbots/endpoints.ts';
export { onChatbotWritten, onOrgUpdated } from './chatbots/triggers.ts';
export { crawlWebsite, recrawlDue, resumeStalledCrawls } from './crawling/triggers.ts';
export { reviseAnswer } from './chats/endpoints.ts';
export { classifyIdleChats } from './chats/triggers.ts';
export { iframe, renewVisitorToken } from './embed/endpoints.ts';
export {
  ingestSource,
  onSourceUploaded,
  reembedSource,
  reembedSources,
  removeFormerVectors,
  resumeStalledSources,
} from './ingestion/triggers.ts';
export { submitContact } from './leads/endpoints.ts';
export { onMailQueued, resendStalledMail } from './mail/triggers.ts';
export {
  acceptInvite,
  inviteMember,
  leaveOrg,
  readInvite,
  removeMember,
  resendInvite,
  revokeInvite,
  setUpInvitedAccount,
  updateMemberRole,
} from './members/endpoints.ts';
export { deleteOrg, transferOwnership, updateOrg } from './organizations/endpoints.ts';
export { eraseOrg, resumeErasures } from './organizations/triggers.ts';
export {
  addWebsite,
  createUpload,
  deleteSources,
  importQa,
  previewSource,
  recrawlWebsite,
  retrySource,
  saveQa,
  updateWebsite,
} from './sources/endpoints.ts';
export { onSourceDeleted } from './sources/triggers.ts';
