import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useIntl } from 'react-intl';
import { aboveStretched } from '#web/components/table/aboveStretched.ts';
import { stretchedLink } from '#web/components/table/stretchedLink.ts';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { ChatbotMenu } from './ChatbotMenu.tsx';
import { ConversationCount } from './ConversationCount.tsx';
import { StatusChip } from './StatusChip.tsx';
import { TrainedChip } from './TrainedChip.tsx';
import { useChatbotAddress } from '../useChatbotAddress.ts';

interface ChatbotTableProps {
  chatbots: readonly Stored<Chatbot>[];
}

/** Left out on phones. */
const wideOnly = { display: { xs: 'none', md: 'table-cell' } } as const;

const ELLIPSIS = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Chatbots one below the other, for those who have several to compare. */
export function ChatbotTable({ chatbots }: ChatbotTableProps) {
  const t = useTranslate();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={t('nav.chatbots')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('chatbots.name')}</TableCell>
            <TableCell>{t('chatbots.status')}</TableCell>
            <TableCell sx={wideOnly}>{t('chatbots.knowledge')}</TableCell>
            <TableCell sx={wideOnly}>{t('nav.chats')}</TableCell>
            <TableCell sx={wideOnly}>{t('chatbots.createdAt')}</TableCell>
            <TableCell padding="checkbox">
              <span className="visually-hidden">{t('chatbots.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {chatbots.map((chatbot) => (
            <ChatbotRow key={chatbot.id} chatbot={chatbot} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ChatbotRow({ chatbot }: { chatbot: Stored<Chatbot> }) {
  const intl = useIntl();
  const addressOf = useChatbotAddress();
  const { id, name, description, isDeleting } = chatbot;
  return (
    <TableRow hover={!isDeleting} sx={{ position: 'relative' }}>
      <TableCell component="th" scope="row" sx={{ minWidth: 120, maxWidth: { xs: 180, sm: 320 } }}>
        {isDeleting ? (
          name
        ) : (
          <MuiLink
            component={PageLink}
            to={addressOf(chatbot)}
            color="textPrimary"
            underline="hover"
            title={name}
            sx={{ ...ELLIPSIS, ...stretchedLink, fontWeight: 600 }}
          >
            {name}
          </MuiLink>
        )}
        {description !== '' && (
          <Typography
            variant="body2"
            color="textSecondary"
            noWrap
            title={description}
            sx={{ display: { xs: 'none', md: 'block' }, maxWidth: '48ch' }}
          >
            {description}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <StatusChip chatbot={chatbot} />
      </TableCell>
      <TableCell sx={wideOnly}>{!isDeleting && <TrainedChip chatbot={chatbot} />}</TableCell>
      <TableCell sx={{ ...wideOnly, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {!isDeleting && <ConversationCount chatbotId={id} />}
      </TableCell>
      <TableCell sx={{ ...wideOnly, whiteSpace: 'nowrap' }}>
        {intl.formatDate(chatbot.createdAt, { dateStyle: 'medium' })}
      </TableCell>
      <TableCell padding="checkbox" sx={aboveStretched}>
        {!isDeleting && <ChatbotMenu chatbot={chatbot} />}
      </TableCell>
    </TableRow>
  );
}
