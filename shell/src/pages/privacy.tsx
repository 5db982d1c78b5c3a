import { LegalPage } from './legal-page';

/** The privacy policy, for pupils and parents. */
export default function Privacy() {
  return <LegalPage of="privacy" />;
}
