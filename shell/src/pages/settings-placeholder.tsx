import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { PointerPage } from './pointer-page';

/** /settings: a notice that the feature is under development, with a link to the profile's settings. */
export default function SettingsPlaceholder() {
  return <PointerPage of="settings" picture={<EmptyGarden />} to="/profile/settings" />;
}
