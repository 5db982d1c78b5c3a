import { LegalPage } from './legal-page';

/** The terms of service, for pupils and parents. */
export default function Terms() {
  return <LegalPage of="terms" />;
}
