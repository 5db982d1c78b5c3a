import { remoteConfig } from '../vite.remote.ts';

export default remoteConfig('mf_story', 5102);
