import { remoteConfig } from '../vite.remote.ts';

export default remoteConfig('mf_profile', 5103);
