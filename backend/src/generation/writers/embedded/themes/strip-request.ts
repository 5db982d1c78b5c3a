/** Phrases that request a story and say nothing about its topic. */
const REQUEST_PHRASES = [
  /\b(?:please )?(?:(?:i|we) (?:want|would like|like|need|wish)|i'd like|can you|could you|tell|write|read|give|make|show)\b[^.]{0,24}?\b(?:story|stories|tale)\b(?: (?:about|of|on|with|where|in which|that|for))?/g,
  /\b(?:a |the |some |my |one )?(?:short |little |funny |nice )?(?:story|stories|tale) (?:about|of|on|with|where|in which|that)\b/g,
  /(?:请|能不能|可以|帮我|给我|我想要|我想|我要|我希望|希望)*(?:看|听|写|讲|来|有|生成|读)?(?:一个|一篇|一段|个|篇)?(?:关于|有关)/g,
  /(?:请|帮我|给我|我想|我要)*(?:写|讲|生成)(?:一个|一篇|一段|个|篇)/g,
  /的?(?:英语|英文)?(?:小|短)?(?:故事|短文|文章)(?=[。！？!?.]*$)/g,
];

/** Strips request phrases from a theme: "I want a story about a dragon" becomes "a dragon". The whole theme if nothing remains. */
export function stripRequest(theme: string): string {
  const stripped = REQUEST_PHRASES.reduce((text, request) => text.replace(request, ' '), theme)
    .replace(/\s+/g, ' ')
    .trim();
  return stripped === '' ? theme : stripped;
}
