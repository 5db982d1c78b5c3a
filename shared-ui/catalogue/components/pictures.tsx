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
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';
import { CoverPicture } from './cover-picture';

const GREENS = ['1', '2', '3', '4'] as const;

/** By file of src/illustrations; bird and leaf are parts, shown in the common SVG frame. */
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
          <Example name={`art/${file}`} key={file}>
            {drawing}
          </Example>
        ))}
        {([1, 2, 3] as const).map((band) => (
          <Example name={`art/band-plant band={${band}}`} key={band}>
            <BandPlant band={band} />
          </Example>
        ))}
      </div>
      <Examples columns>
        {Object.entries(LARGE).map(([file, drawing]) => (
          <Example name={`art/${file}`} key={file}>
            {drawing}
          </Example>
        ))}
      </Examples>
      <Examples>
        <Example name="art/hills" wide>
          <Hills className="strip" />
        </Example>
        <Example name="art/hills near edge={false}" wide>
          <Hills near edge={false} className="strip" />
        </Example>
      </Examples>
    </>
  );
}

function ThemeDrawings() {
  return (
    <div className="pictures">
      {themesOf(useSampleTexts()).map(({ id, label }) => (
        <Example name={label} key={id}>
          <ThemeArt id={id} label={label} />
        </Example>
      ))}
    </div>
  );
}

/** Each scene once; the covers page shows all palettes. */
const Covers = () => (
  <div className="covers">
    {SCENE_NAMES.map((scene) => (
      <Example name={scene} key={scene}>
        <CoverPicture scene={scene} />
      </Example>
    ))}
  </div>
);

export const pictures: Kind = { art: Drawings, 'theme-art': ThemeDrawings, covers: Covers };
