import { Avatar } from '@storysprout/shared-ui/avatar';
import { Badge, Badges } from '@storysprout/shared-ui/badge';
import { Chip, ChipList, TagChip } from '@storysprout/shared-ui/chip';
import { ThemeArt } from '@storysprout/shared-ui/theme-art';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { bandOf } from '../samples/samples';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

function BadgeRows() {
  const { badges, choices, catalogue } = useSampleTexts();
  return (
    <Examples>
      {([1, 2, 3] as const).map((band) => (
        <Example name={`band={${band}}`} key={band}>
          <Badges>
            {choices.grades.map((grade, i) =>
              bandOf(i + 1) === band ? (
                <Badge band={band} key={grade}>
                  {grade}
                </Badge>
              ) : null,
            )}
          </Badges>
        </Example>
      ))}
      <Example name={catalogue.shows.plain}>
        <Badge>{badges.words(147)}</Badge>
      </Example>
      <Example name="icon">
        <Badges>
          <Badge icon={<Sparkles aria-hidden />}>{badges.aiMade}</Badge>
          <Badge band={2} icon={<Sparkles aria-hidden />}>
            {choices.grades[3]}
          </Badge>
        </Badges>
      </Example>
      <Example name="outline">
        <Badges>
          <Badge outline>{badges.aiMade}</Badge>
          <Badge outline icon={<Sparkles aria-hidden />}>
            {badges.aiMade}
          </Badge>
        </Badges>
      </Example>
    </Examples>
  );
}

function Chips() {
  const { themes, longText, catalogue } = useSampleTexts();
  const [pressed, setPressed] = useState(false);
  const label = themes['travel-adventure'];
  const picture = <ThemeArt id="travel-adventure" />;
  return (
    <Examples>
      <Example name={catalogue.shows.plain}>
        <Chip>{label}</Chip>
      </Example>
      <Example name="picture" focus>
        <Chip picture={picture}>{label}</Chip>
      </Example>
      <Example name="pressed">
        <ChipList>
          <Chip pressed>{label}</Chip>
          <Chip pressed picture={picture}>
            {label}
          </Chip>
        </ChipList>
      </Example>
      <Example name="pressed={!pressed}">
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
          {label}
        </Chip>
      </Example>
      <Example name="disabled">
        <ChipList>
          <Chip disabled>{label}</Chip>
          <Chip disabled picture={picture}>
            {label}
          </Chip>
        </ChipList>
      </Example>
      <Example name={`ChipList, ${catalogue.shows.longText}`} wide>
        <ChipList label={catalogue.kinds.labels}>
          <Chip picture={picture}>{longText}</Chip>
          <Chip>{themes['my-room']}</Chip>
          <Chip picture={<ThemeArt id="my-room" />} pressed>
            {themes['my-room']}
          </Chip>
        </ChipList>
      </Example>
    </Examples>
  );
}

function TagChips() {
  const { actions, themes, longText, catalogue } = useSampleTexts();
  const all = [themes['fun-outing'], themes['zoo-trip'], longText];
  const [tags, setTags] = useState(all);
  return (
    <Examples>
      <Example name={`TagChip, ${catalogue.shows.longText}`} wide>
        <ChipList label={catalogue.kinds.labels}>
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
      </Example>
      <Example name="TagChip" focus>
        <TagChip removeLabel={actions.remove(all[0]!)} onRemove={() => setTags(all)}>
          {all[0]}
        </TagChip>
      </Example>
    </Examples>
  );
}

const AllChips = () => (
  <>
    <Chips />
    <TagChips />
  </>
);

/** A photograph small enough for a data URL. */
const PHOTO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Crect width='4' height='4' fill='%235aa5d6'/%3E%3Ccircle cx='2' cy='2' r='1' fill='%23fff'/%3E%3C/svg%3E";
/** One name for each of the twenty colour combinations: the first characters of the CJK block. */
const NAMES = Array.from({ length: 20 }, (_, i) => String.fromCodePoint(0x4e00 + i));

function Avatars() {
  const { fields, catalogue } = useSampleTexts();
  return (
    <Examples>
      {(['medium', 'large'] as const).map((size) => (
        <Example name={`size="${size}"`} key={size}>
          <div className="row">
            <Avatar size={size} />
            <Avatar size={size} name={fields.nickNameValue} />
            <Avatar size={size} src={PHOTO} alt={fields.nickNameValue} />
          </div>
        </Example>
      ))}
      <Example name={`src, ${catalogue.shows.broken}`}>
        <Avatar src="data:image/png,broken" alt={fields.nickNameValue} />
      </Example>
      <Example name={`name, ${catalogue.shows.fromName}`} wide>
        <div className="row">
          {NAMES.map((name) => (
            <Avatar name={name} key={name} />
          ))}
        </div>
      </Example>
    </Examples>
  );
}

export const labels: Kind = { badge: BadgeRows, chip: AllChips, avatar: Avatars };
