import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { PointerPage } from './pointer-page';

/** /favorites points to where the favourites are. */
export default function FavoritesPointer() {
  return <PointerPage of="favorites" picture={<EmptyShelf />} to="/profile/favorites" />;
}
