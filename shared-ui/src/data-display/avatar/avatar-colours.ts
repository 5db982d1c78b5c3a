/** Colour names of the snail's shell and of the sky, defined in avatar.module.css. The first ones are the default. */
const SHELLS = ['honey', 'coral', 'lake', 'leaf', 'rose'] as const;
const SKIES = ['day', 'dawn', 'meadow', 'sea'] as const;

export interface AvatarColours {
  shell: (typeof SHELLS)[number];
  sky: (typeof SKIES)[number];
}

/** Hashes a nickname to colours, so that a name has the same ones on every page and device. */
export function avatarColoursOf(name: string): AvatarColours {
  let sum = 0;
  for (const letter of name.trim().normalize()) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return {
    shell: SHELLS[sum % SHELLS.length]!,
    sky: SKIES[Math.floor(sum / SHELLS.length) % SKIES.length]!,
  };
}
