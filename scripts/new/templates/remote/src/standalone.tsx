import '@storysprout/shared-ui/tokens.css';
import '@storysprout/shared-ui/base.css';
import { FakeShell } from '@storysprout/contracts/shell/fake';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import Home from './pages/home/home';

// Development only: the remote alone, with a fake shell. ?lang=en shows the English texts.
const isEnglish = new URLSearchParams(location.search).get('lang') === 'en';

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <FakeShell shell={{ language: isEnglish ? 'en-US' : 'zh-CN' }}>
      <Suspense>
        <Home />
      </Suspense>
    </FakeShell>
  </StrictMode>,
);
