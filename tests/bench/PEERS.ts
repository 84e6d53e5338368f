/** A chat widget of another maker, as its own documentation embeds it. */
interface Peer {
  /** Package and version on npm. */
  package: string;
  /** The script that a page loads, in the package's `dist`. It may import its neighbours. */
  script: string;
  style?: string;
  /** Code of the page's module that starts it; `SCRIPT` stands for the script's address. */
  start: string;
}

/** Published widgets that the loader is measured beside. Their servers are never reached. */
export const PEERS: readonly Peer[] = [
  {
    package: '@typebot.io/js@0.10.7',
    script: 'web.js',
    start: "import Typebot from 'SCRIPT'; Typebot.initBubble({ typebot: 'demo' });",
  },
  {
    package: '@n8n/chat@1.37.0',
    script: 'chat.bundle.es.js',
    style: 'style.css',
    start: "import { createChat } from 'SCRIPT'; createChat({ webhookUrl: 'https://peer.invalid/hook' });",
  },
  {
    package: 'flowise-embed@3.1.6',
    script: 'web.js',
    start: "import Chatbot from 'SCRIPT'; Chatbot.init({ chatflowid: 'demo', apiHost: 'https://peer.invalid' });",
  },
  {
    package: 'deep-chat@2.4.2',
    script: 'deepChat.bundle.js',
    start: "import 'SCRIPT'; document.body.append(document.createElement('deep-chat'));",
  },
];
