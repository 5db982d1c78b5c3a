import { Controller } from '@nestjs/common';
import { favoritesCalls, type FavoriteBody, type FavoritesQuery } from '@storysprout/contracts/api/favorites';
import { CurrentUser, type Caller } from '../common/http/current-user.js';
import { Endpoint, PathParam, RequestBody, RequestQuery } from '../common/http/endpoint.js';
import { WithStatus } from '../common/http/reply.js';
import { AS_UUID } from '../common/http/uuid.pipe.js';
import { FavoritesService } from './favorites.service.js';

@Controller()
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Endpoint(favoritesCalls.add)
  async add(
    @CurrentUser() caller: Caller,
    @PathParam(favoritesCalls.add, 'storyId', AS_UUID) storyId: string,
    @RequestBody(favoritesCalls.add) body: FavoriteBody,
  ) {
    const { favorite, added } = await this.favorites.addFavorite(caller.id, storyId, body);
    return added ? favorite : new WithStatus(200, favorite);
  }

  @Endpoint(favoritesCalls.list)
  list(@CurrentUser() caller: Caller, @RequestQuery(favoritesCalls.list) query: FavoritesQuery) {
    return this.favorites.listFavorites(caller.id, query);
  }

  @Endpoint(favoritesCalls.categories)
  categories(@CurrentUser() caller: Caller) {
    return this.favorites.listCategories(caller.id);
  }

  @Endpoint(favoritesCalls.check)
  check(@CurrentUser() caller: Caller, @PathParam(favoritesCalls.check, 'storyId', AS_UUID) storyId: string) {
    return this.favorites.checkFavorite(caller.id, storyId);
  }

  @Endpoint(favoritesCalls.update)
  update(
    @CurrentUser() caller: Caller,
    @PathParam(favoritesCalls.update, 'id', AS_UUID) id: string,
    @RequestBody(favoritesCalls.update) body: FavoriteBody,
  ) {
    return this.favorites.updateFavorite(caller.id, id, body);
  }

  @Endpoint(favoritesCalls.remove)
  remove(@CurrentUser() caller: Caller, @PathParam(favoritesCalls.remove, 'id', AS_UUID) id: string) {
    return this.favorites.removeFavorite(caller.id, id);
  }
}
