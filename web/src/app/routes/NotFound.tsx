import { StatusPage } from '#web/components/page/StatusPage.tsx';
import { LocaleProvider } from '#web/app/locale/LocaleProvider.tsx';

export default function NotFound() {
  return (
    <LocaleProvider>
      <StatusPage status={404} kind="unknown" />
    </LocaleProvider>
  );
}
