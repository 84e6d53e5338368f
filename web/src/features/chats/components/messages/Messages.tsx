import Box from '@mui/material/Box';
import type { AnswerMessage, Message } from '@parlance/domain/documents/chats/message';
import { questionIdOf } from '@parlance/domain/widget/answerId';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { unanswered } from '@parlance/domain/documents/chats/unanswered';
import { Fragment } from 'react';
import { isNewDay } from '../../messages/isNewDay.ts';
import { AnswerDetails } from './AnswerDetails.tsx';
import { DayLine } from './DayLine.tsx';
import { EventLine } from './EventLine.tsx';
import { FormerAnswer } from './FormerAnswer.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import { ReviseButton } from './ReviseButton.tsx';
import { Unanswered } from './Unanswered.tsx';

interface MessagesProps {
  chatId: string;
  messages: readonly Stored<Message>[];
}

/** A chat's messages in their order and by days, each answer with what it rests on and, for those who may, the way to a better one. */
export function Messages({ chatId, messages }: MessagesProps) {
  const canRevise = useCan('chat.write');
  const owed = unanswered(messages);
  const texts = new Map(messages.map(({ id, text }) => [id, text]));
  const questionOf = ({ id, searchQuery }: Stored<AnswerMessage>) => searchQuery ?? texts.get(questionIdOf(id) ?? '');
  return messages.map((message, index) => (
    <Fragment key={message.id}>
      {isNewDay(message.at, messages[index - 1]?.at) && <DayLine day={message.at} />}
      {message.role === 'event' ? (
        <EventLine happened={message} />
      ) : (
        <Box
          sx={{
            alignSelf: message.role === 'user' ? 'flex-start' : 'flex-end',
            maxWidth: { xs: '94%', sm: '80%' },
            minWidth: 0,
          }}
        >
          <MessageBubble message={message} />
          {message.role === 'user' && owed.has(message.id) && <Unanswered question={message} />}
          {message.role === 'assistant' && (
            <>
              <MessageFacts message={message} />
              {message.revised && <FormerAnswer answer={message} />}
              <AnswerDetails answer={message} />
              {canRevise && (
                <Box sx={{ textAlign: 'right', mr: -1.5 }}>
                  <ReviseButton chatId={chatId} answer={message} question={questionOf(message)} />
                </Box>
              )}
            </>
          )}
        </Box>
      )}
    </Fragment>
  ));
}
