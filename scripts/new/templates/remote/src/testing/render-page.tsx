import { createRenderPage } from '@storysprout/testing/render-page';
import { catalogue } from '../i18n/catalogue';

export const renderPage = createRenderPage(catalogue);
