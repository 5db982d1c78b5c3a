import { Avatar } from '@storysprout/shared-ui/avatar';
import { Badge, Badges } from '@storysprout/shared-ui/badge';
import { Chip, ChipList, TagChip } from '@storysprout/shared-ui/chip';
import { ThemeArt } from '@storysprout/shared-ui/theme-art';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { bandOf } from '../samples/samples';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

function BadgeRows() {
  const { badges, choices, own } = useWords();
  return (
    <Specimens>
      {([1, 2, 3] as const).map((band) => (
        <Specimen name={`band={${band}}`} key={band}>
          <Badges>
            {choices.grades.map((grade, i) =>
              bandOf(i + 1) === band ? (
                <Badge band={band} key={grade}>
                  {grade}
                </Badge>
              ) : null,
            )}
          </Badges>
        </Specimen>
      ))}
      <Specimen name={own.shows.plain}>
        <Badge>{badges.words(147)}</Badge>
      </Specimen>
      <Specimen name="icon">
        <Badges>
          <Badge icon={<Sparkles aria-hidden />}>{badges.aiMade}</Badge>
          <Badge band={2} icon={<Sparkles aria-hidden />}>
            {choices.grades[3]}
          </Badge>
        </Badges>
      </Specimen>
      <Specimen name="outline">
        <Badges>
          <Badge outline>{badges.aiMade}</Badge>
          <Badge outline icon={<Sparkles aria-hidden />}>
            {badges.aiMade}
          </Badge>
        </Badges>
      </Specimen>
    </Specimens>
  );
}

function Chips() {
  const { themes, longText, own } = useWords();
  const [pressed, setPressed] = useState(false);
  const label = themes['travel-adventure'];
  const picture = <ThemeArt id="travel-adventure" />;
  return (
    <Specimens>
      <Specimen name={own.shows.plain}>
        <Chip>{label}</Chip>
      </Specimen>
      <Specimen name="picture" focus>
        <Chip picture={picture}>{label}</Chip>
      </Specimen>
      <Specimen name="pressed">
        <ChipList>
          <Chip pressed>{label}</Chip>
          <Chip pressed picture={picture}>
            {label}
          </Chip>
        </ChipList>
      </Specimen>
      <Specimen name="pressed={!pressed}">
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
          {label}
        </Chip>
      </Specimen>
      <Specimen name="disabled">
        <ChipList>
          <Chip disabled>{label}</Chip>
          <Chip disabled picture={picture}>
            {label}
          </Chip>
        </ChipList>
      </Specimen>
      <Specimen name={`ChipList, ${own.shows.longText}`} wide>
        <ChipList label={own.kinds.labels}>
          <Chip picture={picture}>{longText}</Chip>
          <Chip>{themes['my-room']}</Chip>
          <Chip picture={<ThemeArt id="my-room" />} pressed>
            {themes['my-room']}
          </Chip>
        </ChipList>
      </Specimen>
    </Specimens>
  );
}

function TagChips() {
  const { actions, themes, longText, own } = useWords();
  const all = [themes['fun-outing'], themes['zoo-trip'], longText];
  const [tags, setTags] = useState(all);
  return (
    <Specimens>
      <Specimen name={`TagChip, ${own.shows.longText}`} wide>
        <ChipList label={own.kinds.labels}>
          {tags.map((tag) => (
            <TagChip
              key={tag}
              removeLabel={actions.remove(tag)}
              onRemove={() => setTags(tags.filter((other) => other !== tag))}
            >
              {tag}
            </TagChip>
          ))}
        </ChipList>
      </Specimen>
      <Specimen name="TagChip" focus>
        <TagChip removeLabel={actions.remove(all[0]!)} onRemove={() => setTags(all)}>
          {all[0]}
        </TagChip>
      </Specimen>
    </Specimens>
  );
}

const AllChips = () => (
  <>
    <Chips />
    <TagChips />
  </>
);

/** Somebody's photograph, small enough to stand here. */
const PHOTO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Crect width='4' height='4' fill='%235aa5d6'/%3E%3Ccircle cx='2' cy='2' r='1' fill='%23fff'/%3E%3C/svg%3E";
/** One name for each of the twenty colourings: the first letters of the CJK block, as they are numbered. */
const NAMES = Array.from({ length: 20 }, (_, i) => String.fromCodePoint(0x4e00 + i));

function Avatars() {
  const { fields, own } = useWords();
  return (
    <Specimens>
      {(['medium', 'large'] as const).map((size) => (
        <Specimen name={`size="${size}"`} key={size}>
          <div className="row">
            <Avatar size={size} />
            <Avatar size={size} name={fields.nickNameValue} />
            <Avatar size={size} src={PHOTO} alt={fields.nickNameValue} />
          </div>
        </Specimen>
      ))}
      <Specimen name={`src, ${own.shows.broken}`}>
        <Avatar src="data:image/png,broken" alt={fields.nickNameValue} />
      </Specimen>
      <Specimen name={`name, ${own.shows.fromName}`} wide>
        <div className="row">
          {NAMES.map((name) => (
            <Avatar name={name} key={name} />
          ))}
        </div>
      </Specimen>
    </Specimens>
  );
}

export const labels: Kind = { badge: BadgeRows, chip: AllChips, avatar: Avatars };
