import { Art } from '@storysprout/shared-ui/art/art';
import { AvatarPicture } from '@storysprout/shared-ui/art/avatar-picture';
import { BandPlant } from '@storysprout/shared-ui/art/band-plant';
import { BirdShape } from '@storysprout/shared-ui/art/bird';
import { FeatureGrow } from '@storysprout/shared-ui/art/feature-grow';
import { FeatureLearn } from '@storysprout/shared-ui/art/feature-learn';
import { FeatureShelf } from '@storysprout/shared-ui/art/feature-shelf';
import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Hills } from '@storysprout/shared-ui/art/hills';
import { Lamp } from '@storysprout/shared-ui/art/lamp';
import { Leaf } from '@storysprout/shared-ui/art/leaf';
import { Logo } from '@storysprout/shared-ui/art/logo';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Snail } from '@storysprout/shared-ui/art/snail';
import { SCENE_NAMES } from '@storysprout/shared-ui/covers';
import { ThemeArt } from '@storysprout/shared-ui/theme-art';
import { themesOf } from '../samples/samples';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';
import { CoverPicture } from './cover-picture';

const GREENS = ['1', '2', '3', '4'] as const;

/** By file of src/art; bird and leaf are parts, shown in the frame that every drawing has. */
const SMALL = {
  logo: <Logo />,
  lamp: <Lamp />,
  snail: <Snail />,
  'avatar-picture': <AvatarPicture />,
  bird: (
    <Art viewBox="0 0 100 84">
      <BirdShape />
    </Art>
  ),
  leaf: (
    <Art viewBox="0 0 420 110">
      {GREENS.map((green, i) => (
        <Leaf x={104 * i} y={104} size={0.95} turn={0} light={green} dark={GREENS[3 - i]!} key={green} />
      ))}
    </Art>
  ),
};
const LARGE = {
  'hero-scene': <HeroScene />,
  'feature-grow': <FeatureGrow />,
  'feature-shelf': <FeatureShelf />,
  'feature-learn': <FeatureLearn />,
  'empty-shelf': <EmptyShelf />,
  'empty-garden': <EmptyGarden />,
  lost: <Lost />,
};

function Drawings() {
  return (
    <>
      <div className="pictures">
        {Object.entries(SMALL).map(([file, drawing]) => (
          <Specimen name={`art/${file}`} key={file}>
            {drawing}
          </Specimen>
        ))}
        {([1, 2, 3] as const).map((band) => (
          <Specimen name={`art/band-plant band={${band}}`} key={band}>
            <BandPlant band={band} />
          </Specimen>
        ))}
      </div>
      <Specimens columns>
        {Object.entries(LARGE).map(([file, drawing]) => (
          <Specimen name={`art/${file}`} key={file}>
            {drawing}
          </Specimen>
        ))}
      </Specimens>
      <Specimens>
        <Specimen name="art/hills" wide>
          <Hills className="strip" />
        </Specimen>
        <Specimen name="art/hills near edge={false}" wide>
          <Hills near edge={false} className="strip" />
        </Specimen>
      </Specimens>
    </>
  );
}

function ThemeDrawings() {
  return (
    <div className="pictures">
      {themesOf(useWords()).map(({ id, label }) => (
        <Specimen name={label} key={id}>
          <ThemeArt id={id} label={label} />
        </Specimen>
      ))}
    </div>
  );
}

/** Each scene once; the page of covers has them in every light. */
const Covers = () => (
  <div className="covers">
    {SCENE_NAMES.map((scene) => (
      <Specimen name={scene} key={scene}>
        <CoverPicture scene={scene} />
      </Specimen>
    ))}
  </div>
);

export const pictures: Kind = { art: Drawings, 'theme-art': ThemeDrawings, covers: Covers };
