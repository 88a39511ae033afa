// Characters that no text may have: NUL, lone surrogates, and what Unicode reserves as noncharacters.
const UNFIT = /[\0\p{Surrogate}\p{Noncharacter_Code_Point}]/u;

/** The database refuses NUL, encoders replace surrogates, and XML files with U+FFFE or U+FFFF cannot be opened. */
export const hasUnfitCharacter = (text: string): boolean => UNFIT.test(text);
