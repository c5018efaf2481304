/** How both market sizings are put together; part of their tasks. */
export const sizingRules = `# How a market is sized
How it is calculated:
- The entries of TAM are combined in order into US dollars a year. The entries of SAM come to a share of TAM, those of SOM to a share of SAM; use percentages there, which multiply with each other.
- The first entry of each group has the operator "*". Normally every entry has it.
- Never write a total. Never write the result into a text.

What makes it good:
- Each entry is one thing that can be looked up or counted separately, named so that two people would count the same.
- Define the geography and the kind of customer where it matters, so that the numbers belong together.
- The description says without figures what the number rests on ("an assumption; nobody has counted it yet" is a fair answer) and names the register, the record, the person or the small test that would give the real one.
- SOM is sober: what a new offer could win in about three years with the channels it has.
- Scalars are whole and at least 1. Choose units so that this works.`;
