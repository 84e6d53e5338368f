import { useSearchParams } from 'react-router';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { ConfirmNewAddress } from './ConfirmNewAddress.tsx';

/** The page behind the links of two mails: a new account's address, and the new address of an account. */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  return search.get('for') === 'new-email' ? <ConfirmNewAddress /> : <ConfirmAddress />;
}
