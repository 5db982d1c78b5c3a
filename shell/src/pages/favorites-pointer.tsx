import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { PointerPage } from './pointer-page';

/** /favorites links to the favourites in the profile. */
export default function FavoritesPointer() {
  return <PointerPage of="favorites" picture={<EmptyShelf />} to="/profile/favorites" />;
}
