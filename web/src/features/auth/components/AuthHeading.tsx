import Typography from '@mui/material/Typography';
import { PageTitle } from '#web/components/page/PageTitle.tsx';

interface AuthHeadingProps {
  title: string;
  text?: string;
}

/** The heading of a sign-in page. */
export function AuthHeading({ title, text }: AuthHeadingProps) {
  return (
    <>
      <PageTitle title={title} />
      <Typography variant="h1" sx={{ fontSize: '2rem' }}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      )}
    </>
  );
}
