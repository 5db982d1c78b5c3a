import { remoteConfig } from '../vite.remote.ts';

export default remoteConfig('mf_auth', 5101);
