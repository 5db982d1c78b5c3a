import { Button } from '@storysprout/shared-ui/button';
import { Frame } from './frame';
import { Choices } from './components-choices';
import { Controls } from './components-controls';
import { Pictures } from './components-pictures';

const THEMES = [
  ['light', '白天'],
  ['sepia', '羊皮纸'],
  ['dark', '夜晚'],
] as const;

/** Every component in its states. */
export function Components() {
  return (
    <Frame here="home">
      <div className="page wrap sheet">
        <div className="page-head">
          <div>
            <h1>组件目录</h1>
            <p>每个组件和它的状态</p>
          </div>
          <div className="row">
            {THEMES.map(([theme, label]) => (
              <Button key={theme} onClick={() => (document.documentElement.dataset.theme = theme)}>
                {label}
              </Button>
            ))}
            {['home', 'login', 'favorites', 'generating', 'modals'].map((page) => (
              <Button key={page} variant="ghost" render={<a href={`?page=${page}`} />}>
                {page}
              </Button>
            ))}
          </div>
        </div>
        <Controls />
        <Choices />
        <Pictures />
      </div>
    </Frame>
  );
}
