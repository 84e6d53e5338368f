import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface SnippetProps {
  title: string;
  text: string;
  code: string;
}

/** A piece of HTML to copy. */
export function Snippet({ title, text, code }: SnippetProps) {
  const t = useTranslate();
  return (
    <section aria-label={title}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: 2, mb: 1 }}>
        <Box>
          <Typography variant="h2">{title}</Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
        <CopyButton text={code} label={t('integration.copy', { title })} />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={title}
        sx={{
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          fontSize: '0.875rem',
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <code>{code}</code>
      </Box>
    </section>
  );
}
