import { PALETTE_NAMES, SCENE_NAMES } from '@storysprout/shared-ui/covers';
import { CoverPicture } from '../components/cover-picture';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example } from '../example';

/** Each scene in all six palettes, each with the next variant. */
export function CoversPage() {
  const { bar, shows } = useSampleTexts().catalogue;
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
              <Example name={palette} key={palette}>
                <CoverPicture scene={scene} palette={palette} variant={variant} />
              </Example>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
