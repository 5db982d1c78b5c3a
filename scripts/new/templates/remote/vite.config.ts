import { remoteConfig } from '../packages/tooling/vite/remote.ts';

export default remoteConfig('mf_part');
