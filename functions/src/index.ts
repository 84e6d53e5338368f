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
export {
  checkInstallation,
  createChatbot,
  deleteChatbot,
  deleteConversations,
  setAllowedDomains,
} from './chatbots/endpoints.ts';
export { onChatbotWritten, onOrgUpdated, resumeDeletions, runDeletion } from './chatbots/triggers.ts';
export { crawlWebsite, resumeStalledCrawls } from './crawling/triggers.ts';
export {
  deleteMyChat,
  markChatRead,
  rateAnswer,
  readChat,
  rememberChat,
  resumeChat,
  reviseAnswer,
} from './chats/endpoints.ts';
export { classifyIdleChats, expireChats } from './chats/triggers.ts';
export { iframe, loader, renewVisitorToken } from './embed/endpoints.ts';
export {
  cancelHandover,
  joinChat,
  leaveChat,
  requestHandover,
  sendAgentMessage,
  sendVisitorMessage,
  showAgentTyping,
  showVisitorTyping,
  watchChat,
} from './handover/endpoints.ts';
export { endMissedHandovers, onLiveDeleted } from './handover/triggers.ts';
export { icons } from './icons/endpoints.ts';
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
export { onLeadCreated, sendDigests } from './notifications/triggers.ts';
export { deleteOrg, transferOwnership, updateOrg } from './organizations/endpoints.ts';
export { eraseOrg, resumeErasures } from './organizations/triggers.ts';
export { tryAnswer } from './playground/endpoints.ts';
export { media, saveChatbotPicture } from './pictures/endpoints.ts';
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
export { onSourceDeleted, recrawlDue } from './sources/triggers.ts';
