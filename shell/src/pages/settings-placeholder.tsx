import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { PointerPage } from './pointer-page';

/** /settings says that settings are being made, and leads to those that there are. */
export default function SettingsPlaceholder() {
  return <PointerPage of="settings" picture={<EmptyGarden />} to="/profile/settings" />;
}
