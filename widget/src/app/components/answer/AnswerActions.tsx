import { useState, type ReactNode } from 'react';
import { answerContent, type Rating, type Turn, type Version } from '../../entries/entries.ts';
import type { Chat } from '../../chat/useChat.ts';
import { toScreenReaderText } from '../../chat/toScreenReaderText.ts';
import { copyText } from '../../host/copyText.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { Feedback, type FeedbackState } from './Feedback.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Versions } from './Versions.tsx';

interface AnswerActionsProps {
  turn: Turn;
  version: Version;
  chat: Chat;
  isLast: boolean;
}

/** What a visitor can do with an answer: copy it, rate it, ask for another one, look at former ones. */
export function AnswerActions({ turn, version, chat, isLast }: AnswerActionsProps): ReactNode {
  const { config, messages } = useWidget();
  const [notice, setNotice] = useState('');
  const [feedback, setFeedback] = useState<FeedbackState>('none');
  const { text } = answerContent(version.answer);
  const verdict = version.answer.status === 'done' ? version.answer.result.verdict : 'incomplete';
  const isDone = verdict !== 'incomplete';
  // The business's own answer is the same every time.
  const canRegenerate =
    isLast && config.allowRegenerate && isDone && verdict !== 'verified' && verdict !== 'small-talk';

  async function copy(): Promise<void> {
    setNotice((await copyText(toScreenReaderText(text))) ? messages.copied : messages.copyFailed);
  }

  async function rate(rating: Rating): Promise<void> {
    setNotice('');
    // The same thumb again takes the rating back.
    const next = version.rating === rating ? null : rating;
    setFeedback(next === null ? 'none' : 'asking');
    if (await chat.rate(version, next, '')) return;
    setFeedback('none');
    setNotice(messages.ratingFailed);
  }

  async function comment(written: string): Promise<void> {
    setFeedback('sending');
    const isThere = await chat.rate(version, version.rating, written);
    setFeedback(isThere ? 'thanked' : 'asking');
    setNotice(isThere ? '' : messages.ratingFailed);
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
      {version.rating !== null && <Feedback state={feedback} onComment={(written) => void comment(written)} />}
    </>
  );
}
