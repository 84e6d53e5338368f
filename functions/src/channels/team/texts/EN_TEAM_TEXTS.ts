import type { TeamTexts } from './TeamTexts.ts';

export const EN_TEAM_TEXTS: TeamTexts = {
  handover: '{chatbot}: somebody wants to talk to a person',
  lead: '{chatbot}: a new contact request',
  message: 'Visitor:',
  joined: '{agent} has this conversation. What {agent} writes in this thread goes to the visitor.',
  left: '{agent} has given this conversation back to the chatbot.',
  connected: 'This channel is connected with Parlance. New requests appear here.',
  test: 'A test from Parlance: it works.',
  visitor: 'A visitor',
  buttons: { join: 'Take over', leave: 'Give back', open: 'Open in Parlance' },
  refusals: {
    stranger:
      'Parlance does not know you, so this did not go to the visitor. Ask the owner to invite the e-mail address that you have in Slack, with a role that may write to visitors.',
    taken:
      '{agent} has this conversation, so this did not go to the visitor. {agent} can give it back with the button in this thread.',
    nobody: 'Nobody has this conversation at the moment.',
    files: 'Files are not passed on from Slack, so nothing of this went to the visitor. Send them in Parlance.',
    'too-long': 'This is longer than {max} characters, so it did not go to the visitor. Write it in several messages.',
    failed: 'This did not reach the visitor. Please write it once more, or in Parlance.',
  },
};
