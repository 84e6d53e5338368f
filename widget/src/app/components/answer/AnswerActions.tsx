import { isNoAnswer } from '@parlance/domain/widget/VERDICTS';
import { useState, type ReactNode } from 'react';
import { answerContent, type Turn, type Version } from '../../entries/entries.ts';
import type { Chat } from '../../chat/useChat.ts';
import { toScreenReaderText } from '../../chat/toScreenReaderText.ts';
import { copyText } from '../../host/copyText.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { Feedback } from './Feedback.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useRating } from './useRating.ts';
import { Versions } from './Versions.tsx';

interface AnswerActionsProps {
  turn: Turn;
  version: Version;
  chat: Chat;
  isLast: boolean;
}

/** Actions of a visitor on an answer: copy it, rate it, ask for another one, look at former ones. */
export function AnswerActions({ turn, version, chat, isLast }: AnswerActionsProps): ReactNode {
  const { config, messages } = useWidget();
  const [notice, setNotice] = useState('');
  const { feedback, rate, comment } = useRating(chat, version, setNotice);
  const { text } = answerContent(version.answer);
  const verdict = version.answer.status === 'done' ? version.answer.result.verdict : 'incomplete';
  const isDone = verdict !== 'incomplete';
  // The business's own words are the same every time.
  const isWritten = verdict === 'answered' || isNoAnswer(verdict);
  const canRegenerate = isLast && config.allowRegenerate && isWritten;

  async function copy(): Promise<void> {
    setNotice((await copyText(toScreenReaderText(text))) ? messages.copied : messages.copyFailed);
  }

  return (
    <>
      <div className="actions">
        {text !== '' && <IconButton icon="copy" label={messages.copy} isSmall onClick={() => void copy()} />}
        {isDone && config.collectFeedback && (
          <>
            <IconButton
              icon="up"
              label={messages.good}
              isSmall
              isPressed={version.rating === 'positive'}
              onClick={() => void rate('positive')}
            />
            <IconButton
              icon="down"
              label={messages.bad}
              isSmall
              isPressed={version.rating === 'negative'}
              onClick={() => void rate('negative')}
            />
          </>
        )}
        {canRegenerate && (
          <IconButton icon="again" label={messages.regenerate} isSmall onClick={() => chat.regenerate(turn)} />
        )}
        <Versions turn={turn} onShow={(place) => chat.show(turn, place)} />
        <output className="notice">{notice}</output>
      </div>
      {version.rating !== null && (
        <Feedback
          key={version.rating}
          question={version.rating === 'positive' ? messages.goodComment : messages.badComment}
          state={feedback}
          onComment={(written) => void comment(written)}
        />
      )}
    </>
  );
}
