import { useState } from 'react';
import * as z from 'zod/mini';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';

/** Conversations that a choice is kept of in this browser: the latest. */
const MOST = 100;

const idsSchema = z.array(z.string());

function readIds(key: string): readonly string[] {
  try {
    return idsSchema.parse(JSON.parse(safeStorage.read(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** A choice for one conversation, off at first, which this browser keeps. */
export function useKeptChoice(key: string, chatId: string): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readIds(key).includes(chatId));
  const setOn = (next: boolean) => {
    const others = readIds(key).filter((id) => id !== chatId);
    safeStorage.write(key, JSON.stringify((next ? [...others, chatId] : others).slice(-MOST)));
    setIsOn(next);
  };
  return [isOn, setOn];
}
