import Box from '@mui/material/Box';

interface CellTextProps {
  text: string;
  /** Number of lines after which it ends in an ellipsis. */
  lines?: 1 | 2;
}

/** A text in a table, which ends in an ellipsis where it has no more room. All of it stands in its title. */
export function CellText({ text, lines = 1 }: CellTextProps) {
  return (
    <Box
      component="span"
      title={text}
      sx={{
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        ...(lines === 1
          ? { display: 'block', whiteSpace: 'nowrap' }
          : { display: '-webkit-box', whiteSpace: 'normal', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical' }),
      }}
    >
      {text}
    </Box>
  );
}
