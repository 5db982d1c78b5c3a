import { useMessages } from '@storysprout/contracts/shell';
import { Notice } from '@storysprout/shared-ui/notice';
import { catalogue } from '../i18n/catalogue';
import type { Messages } from '../i18n/zh-CN';
import type { ProviderName } from '../sign-in/use-provider-sign-in';

interface ProviderProblemProps {
  provider: ProviderName;
  problem: keyof Messages['providerProblems'];
}

/** Failure before the request to the server, announced under the provider's button. */
export function ProviderProblem({ provider, problem }: ProviderProblemProps) {
  const text = useMessages(catalogue).providerProblems[problem];
  return <Notice tone="error">{text(provider)}</Notice>;
}
