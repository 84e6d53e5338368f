import { type KeyboardEvent, useState } from 'react';
import type { PaletteItem } from './paletteItems.ts';

interface PaletteKeys {
  /** The one that Enter chooses; undefined where there is none. */
  current: PaletteItem | undefined;
  point: (item: PaletteItem) => void;
  /** Back to the first one. */
  reset: () => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Selection of palette entries by keyboard: the arrows wrap around, Enter takes the entry. */
export function usePaletteKeys(items: readonly PaletteItem[], onChoose: (item: PaletteItem) => void): PaletteKeys {
  const [active, setActive] = useState(0);
  const index = Math.min(active, items.length - 1);
  const current = items[index];
  return {
    current,
    point: (item) => setActive(items.indexOf(item)),
    reset: () => setActive(0),
    handleKeyDown: (event) => {
      if (event.nativeEvent.isComposing || current === undefined) return;
      const step = STEPS[event.key];
      if (step === undefined && event.key !== 'Enter') return;
      event.preventDefault();
      if (step === undefined) onChoose(current);
      else setActive((index + step + items.length) % items.length);
    },
  };
}
