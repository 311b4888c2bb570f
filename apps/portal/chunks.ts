/**
 * Which modules travel together. Left alone the bundler makes some seventy files of what every page needs, and small
 * files compress badly; a chunk that is too wide carries what a page does not use.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: isFrame, priority: 1 },
  { name: 'common', test: isCommon, priority: 0 },
]

/** What the root and its header, footer and notices are made of: on every page, whatever its slice. */
function isFrame(id: string): boolean {
  return frame.some((pattern) => pattern.test(id)) && !onDemand.test(id)
}

/** Small things that most pages share; each in a file of its own would cost more than it holds. */
function isCommon(id: string): boolean {
  return common.some((pattern) => pattern.test(id))
}

const common = [
  /\/lucide-react\/dist\/esm\/icons\/(accessibility|arrow-right|baby|book-open|calendar-days|chevron-left|chevron-right|church|clock|hand|hand-coins|hand-heart|languages|library|map-pin|message-circle|navigation|pause|play|smartphone|tag|wifi)\./,
  /\/messages\/(about_location|ebds_intro|events_online|ministries_intro|publications_intro|home_[a-z_]+)\.js$/,
  /\/ui\/src\/(content\/(card|tag)|media\/picture|layout\/section)\./,
  /\/rules\/src\/(civil-date|format-date|format-text|memoize|zoned-time)\.ts$/,
  /\/app\/(lib\/outside-url|church\/culto-words|events\/evento-(block|when)|giving\/giving-block|player\/media-time|videos\/video-block)\./,
]

const frame = [
  /\/app\/shell\//,
  /\/app\/lib\/(flash|nonce|paths|seo|session|session-notices|session-store|storage|store|url-code)\.tsx?$/,
  /\/app\/paraglide\/runtime\.js$/,
  /\/app\/paraglide\/messages\/(nav|footer|theme|error|session|sign|church_switch|close|find|go|language|offline|retry|skip|toasts)[a-z_]*\.js$/,
  /\/packages\/rules\/src\/(characters|description|locales)\.ts$/,
  /\/packages\/ui\/src\/(class-names|(actions|feedback|overlays)\/.*|content\/(avatar|initials)|layout\/skip-link|media\/(use-image-failure|window-(art|shapes)))\.tsx?$/,
  /\/lucide-react\/dist\/esm\/(shared\/|context|Icon|createLucideIcon)/,
]
/** Parts of the frame that load when they are asked for. */
const onDemand =
  /\/shell\/(church-(change|search|switch)|marked-text|recent-searches|search[-.](?!button|keys)|near-me|notifica|profile-menu|own-colours|bootstrap-failure|use-|.*-layout|(?!error-page).*-page|.*\.server|admin-redirect|gate|modules)|\/feedback\/(form-status|skeleton|empty-state)|\/overlays\/sheet|\/messages\/error_unavailable/
