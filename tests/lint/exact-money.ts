// A rule for oxlint: keeps floating point numbers out of code about money. .oxlintrc.json names the files.
// Amounts are whole paise of the opaque type Paise, and src/shared/money.ts is the only place that calculates with them.

type Node = {
  type: string;
  operator?: string;
  value?: unknown;
  raw?: string;
  name?: string;
  computed?: boolean;
  callee?: Node;
  object?: Node;
  property?: Node;
};
type Context = { report(problem: { node: Node; message: string }): void };

const ADVICE = 'Amounts are whole paise: use src/shared/money.ts.';
/** Operators whose result can have a fraction. */
const FRACTIONAL = new Set(['/', '**', '/=', '**=']);
const FLOAT_FUNCTIONS = new Set(['parseFloat', 'Number']);
const FLOAT_METHODS = new Set(['toFixed', 'toPrecision', 'toExponential', 'parseFloat']);
const MATH = new Set(['round', 'floor', 'ceil', 'trunc', 'fround', 'sqrt', 'random']);

const noFloatingPoint = {
  create(context: Context) {
    const report = (node: Node, what: string) => context.report({ node, message: `${what} ${ADVICE}` });
    const checkOperator = (node: Node) => {
      if (FRACTIONAL.has(node.operator ?? '')) report(node, 'A quotient can have a fraction.');
    };
    return {
      Literal(node: Node) {
        if (typeof node.value === 'number' && !Number.isSafeInteger(node.value))
          report(node, 'This number has a fraction.');
      },
      BinaryExpression: checkOperator,
      AssignmentExpression: checkOperator,
      CallExpression(node: Node) {
        const { callee } = node;
        if (callee?.type === 'Identifier' && FLOAT_FUNCTIONS.has(callee.name ?? ''))
          report(node, `${callee.name} reads numbers with a fraction.`);
      },
      MemberExpression(node: Node) {
        const property = node.property?.name ?? '';
        if (FLOAT_METHODS.has(property)) report(node, `${property} is for numbers with a fraction.`);
        if (node.object?.name === 'Math' && MATH.has(property))
          report(node, `Math.${property} is for numbers with a fraction.`);
      },
    };
  },
};

export default { meta: { name: 'exact-money' }, rules: { 'no-floating-point': noFloatingPoint } };
