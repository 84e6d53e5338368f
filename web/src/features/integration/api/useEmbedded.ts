import type { Chatbot } from '@parlance/domain/documents/chatbot';
import { iconLines } from '@parlance/domain/widget/iconLines';
import { useEffect, useState } from 'react';
import type { Stored } from '#web/lib/firestore/live.ts';
import type { EmbeddedChatbot } from '../embedSnippets.ts';

interface Drawn {
  name: string;
  lines: string;
}

/** The icon's file on this host; an icon that cannot be had leaves the product's speech mark. */
async function linesOf(name: string): Promise<string> {
  const response = await fetch(`/icons/${name.replace(':', '/')}.svg`);
  return response.ok ? iconLines(await response.text()) : '';
}

/** What a snippet carries of a chatbot, with the lines of its icon once they are here. */
export function useEmbedded(chatbot: Stored<Chatbot>): EmbeddedChatbot {
  const [drawn, setDrawn] = useState<Drawn>();
  const { chatIcon } = chatbot;
  useEffect(() => {
    if (chatIcon === null) return;
    const draw = async () => setDrawn({ name: chatIcon, lines: await linesOf(chatIcon) });
    draw().catch(reportError);
  }, [chatIcon]);
  return { ...chatbot, icon: drawn !== undefined && drawn.name === chatIcon ? drawn.lines : '' };
}
