import type { UpdateProfile, User } from '@storysprout/contracts/api/users';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiClient } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Mutation scope: runs changes of the profile serially, so that the last requested one wins. */
export const PROFILE_SCOPE = { id: 'profile' };

/** Changes the given fields of the caller's profile; resolves with the whole profile. */
export const updateProfile = (api: ApiClient, changes: UpdateProfile): Promise<User> =>
  api('PUT /users/profile', { body: changes });

/** Query of the URL of a short sample of a voice. */
export function voicePreviewQuery(api: ApiClient, voice: string) {
  return queryOptions({
    queryKey: queryKeys.voicePreview(voice),
    queryFn: () => api('GET /voices/{value}/preview', { params: { value: voice } }),
    retry: 0,
  });
}
