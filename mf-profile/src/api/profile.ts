import type { UpdateProfile, User } from '@storysprout/contracts/api/users';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiClient } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Changes of the profile go one after another, so that the last one asked for is the last one made. */
export const PROFILE_SCOPE = { id: 'profile' };

/** Changes what is given of the caller's profile; resolves with all of it. */
export const updateProfile = (api: ApiClient, changes: UpdateProfile): Promise<User> =>
  api('PUT /users/profile', { body: changes });

/** The address of a short sample of a voice. */
export function voicePreviewQuery(api: ApiClient, voice: string) {
  return queryOptions({
    queryKey: queryKeys.voicePreview(voice),
    queryFn: () => api('GET /voices/{value}/preview', { params: { value: voice } }),
    retry: 0,
  });
}
