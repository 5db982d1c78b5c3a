import { PALETTE_NAMES, SCENE_NAMES } from '@storysprout/shared-ui/covers';
import { CoverPicture } from '../components/cover-picture';
import { useWords } from '../samples/use-words';
import { Specimen } from '../specimen';

/** Each scene in its six lights; each light shows the next way of drawing it. */
export function CoversPage() {
  const { bar, shows } = useWords().own;
  return (
    <main className="page wrap sheet">
      <div>
        <h1>{bar.pages.covers}</h1>
        <p className="meta">{shows.allLights}</p>
      </div>
      {SCENE_NAMES.map((scene) => (
        <section key={scene}>
          <h2 className="entry-name" lang="en">
            {scene}
          </h2>
          <div className="covers">
            {PALETTE_NAMES.map((palette, variant) => (
              <Specimen name={palette} key={palette}>
                <CoverPicture scene={scene} palette={palette} variant={variant} />
              </Specimen>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
