import type { ReactNode } from 'react';
import type { Turn } from '../../entries/entries.ts';
import { fill } from '../../i18n/fill.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Steps through the answers to one question. */
export function Versions({ turn, onShow }: { turn: Turn; onShow: (place: number) => void }): ReactNode {
  const { messages } = useWidget();
  const { shown } = turn;
  const count = turn.versions.length;
  if (count < 2) return null;
  return (
    <span className="versions">
      <IconButton
        icon="back"
        label={messages.previous}
        isSmall
        isDisabled={shown === 0}
        onClick={() => onShow(shown - 1)}
      />
      <span aria-hidden="true">
        {shown + 1}/{count}
      </span>
      <span className="visually-hidden">{fill(messages.version, { n: `${shown + 1}`, count: `${count}` })}</span>
      <span className="flip">
        <IconButton
          icon="back"
          label={messages.next}
          isSmall
          isDisabled={shown === count - 1}
          onClick={() => onShow(shown + 1)}
        />
      </span>
    </span>
  );
}
