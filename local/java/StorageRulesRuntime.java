import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.lang.*;
import com.google.firebase.rules.runtime.common.*;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.*;
import com.google.firebase.rules.v1.*;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.NullValue;
import com.google.protobuf.util.JsonFormat;
import com.google.protobuf.util.Timestamps;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.util.Map;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Serves Cloud Storage rules to the Storage emulator of firebase-tools with the rules engine inside the Firestore
 * emulator's JAR, for machines that cannot download Google's own runtime. One JSON object a line on standard input and
 * output. A rule's `firestore.get()` asks firebase-tools for the document and waits for its answer.
 * It ends when standard input does, so that it never outlives the emulator.
 */
public final class StorageRulesRuntime {
  // Nulls stay: `resource` is null for a first upload, and a value without a kind would fail every rule that reads it.
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();
  private static final Map<String, RulesetAst> RULESETS = new ConcurrentHashMap<>();
  /** Documents asked for, by the id that the answer will carry. */
  private static final Map<Long, CompletableFuture<JsonObject>> AWAITED = new ConcurrentHashMap<>();
  /** Far above the ids that firebase-tools counts up from zero. */
  private static final AtomicLong NEXT_ID = new AtomicLong(1_000_000_000L);

  private StorageRulesRuntime() {}

  public static void main(String[] arguments) throws IOException {
    ExecutorService pool = Executors.newCachedThreadPool(StorageRulesRuntime::daemon);
    send(reply(-1));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      JsonObject request = GSON.fromJson(line, JsonObject.class);
      long id = request.get("id").getAsLong();
      CompletableFuture<JsonObject> document = AWAITED.remove(id);
      if (document == null) {
        pool.submit(() -> handle(id, request));
      } else {
        document.complete(request);
      }
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    return thread;
  }

  private static void handle(long id, JsonObject request) {
    try {
      JsonObject context = request.getAsJsonObject("context");
      String action = request.get("action").getAsString();
      if (action.equals("load_ruleset")) {
        send(loadRuleset(id, context));
      } else if (action.equals("verify")) {
        send(verify(id, context));
      } else {
        throw new IllegalArgumentException("unknown action " + action);
      }
    } catch (Exception | LinkageError problem) {
      JsonObject failure = reply(id);
      failure.getAsJsonArray("errors").add(problem.toString());
      send(failure);
    }
  }

  private static JsonObject loadRuleset(long id, JsonObject context) throws InvalidProtocolBufferException {
    Source.Builder source = Source.newBuilder();
    merge(context.get("source"), source);
    // Without allowCrossServiceRules, firestore.get() would not compile.
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(FirebaseRulesLangOptions.builder()
        .allowCrossServiceRules(true).allowLetBindings(true).allowTernaryOperator(true).build())
        .compile(source.build());
    JsonObject answer = reply(id);
    for (Issue issue : compiled.getIssues()) {
      String list = issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings";
      SourcePosition at = issue.getSourcePosition();
      answer.getAsJsonArray(list).add(at.getFileName() + ":" + at.getLine() + ":" + at.getColumn() + " - "
          + issue.getSeverity() + " " + issue.getDescription());
    }
    if (!compiled.hasCompilationError()) {
      RULESETS.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
      JsonObject result = new JsonObject();
      result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
      answer.add("result", result);
    }
    return answer;
  }

  private static JsonObject verify(long id, JsonObject context) throws InvalidProtocolBufferException, InterruptedException {
    AuthRuleEvaluator.RuleContext.Builder rule = AuthRuleEvaluator.RuleContext.builder()
        .service("firebase.storage")
        .method(context.get("method").getAsString())
        .path(context.get("path").getAsString())
        .listeners(ImmutableList.of());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      merge(variable.getValue(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    Conversation conversation = new Conversation(id);
    rule.supplyFunction(new DocumentFunction("firestore.get", conversation, false));
    rule.supplyFunction(new DocumentFunction("firestore.exists", conversation, true));
    boolean permit = false;
    String problem = null;
    try {
      RulesetAst ruleset = RULESETS.get(context.get("rulesetName").getAsString());
      permit = new DefaultEvaluator(ruleset).evaluate(rule.build()).get().permit();
    } catch (ExecutionException failed) {
      // A rule that cannot be evaluated denies, as in production.
      problem = String.valueOf(failed.getCause().getMessage());
    }
    JsonObject answer = reply(conversation.id);
    if (problem != null) answer.getAsJsonArray("warnings").add(problem);
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    answer.add("result", result);
    return answer;
  }

  private static void merge(JsonElement json, com.google.protobuf.Message.Builder into) throws InvalidProtocolBufferException {
    JsonFormat.parser().ignoringUnknownFields().merge(GSON.toJson(json), into);
  }

  private static JsonObject reply(long id) {
    JsonObject reply = new JsonObject();
    reply.addProperty("id", id);
    reply.addProperty("status", "ok");
    reply.add("errors", new JsonArray());
    reply.add("warnings", new JsonArray());
    return reply;
  }

  private static synchronized void send(JsonObject message) {
    System.out.println(GSON.toJson(message));
    System.out.flush();
  }

  /** The id that the next message about one verification must carry: it changes with every document asked for. */
  private static final class Conversation {
    private volatile long id;

    private Conversation(long id) {
      this.id = id;
    }

    private JsonObject fetch(String path) throws InterruptedException, ExecutionException {
      long next = NEXT_ID.incrementAndGet();
      CompletableFuture<JsonObject> document = new CompletableFuture<>();
      AWAITED.put(next, document);
      JsonObject context = new JsonObject();
      context.addProperty("path", path);
      JsonObject question = new JsonObject();
      question.addProperty("id", id);
      question.addProperty("server_request_id", next);
      question.addProperty("action", "fetch_firestore_document");
      question.add("context", context);
      id = next;
      send(question);
      return document.get().getAsJsonObject("result");
    }
  }

  /** firestore.get() or firestore.exists(). */
  private static final class DocumentFunction implements AsyncRuntimeFunction {
    private final String name;
    private final Conversation conversation;
    private final boolean existsOnly;

    private DocumentFunction(String name, Conversation conversation, boolean existsOnly) {
      this.name = name;
      this.conversation = conversation;
      this.existsOnly = existsOnly;
    }

    public String name() {
      return name;
    }

    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      try {
        StringBuilder path = new StringBuilder();
        for (ExpressionPathSegmentValue segment : request.getArguments(0).getPathValue().getSegmentsList()) {
          path.append('/').append(segment.getSimple());
        }
        JsonObject document = conversation.fetch(path.toString());
        if (existsOnly) return done(ExpressionValue.newBuilder().setBoolValue(document != null).build());
        if (document == null) {
          return Futures.immediateFailedFuture(
              new EvaluationException(request.getSourcePosition(), "document not found: " + path));
        }
        ExpressionMapValue.Builder resource = ExpressionMapValue.newBuilder();
        resource.putFields("data", ExpressionValue.newBuilder().setMapValue(fields(document)).build());
        return done(ExpressionValue.newBuilder().setMapValue(resource).build());
      } catch (Exception problem) {
        return Futures.immediateFailedFuture(problem);
      }
    }

    private static ListenableFuture<ExecutionResponse> done(ExpressionValue value) {
      return Futures.immediateFuture(ExecutionResponse.newBuilder().setValue(value).build());
    }
  }

  private static ExpressionMapValue fields(JsonObject holder) throws ParseException {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    JsonObject fields = holder.getAsJsonObject("fields");
    if (fields != null) {
      for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
        map.putFields(field.getKey(), value(field.getValue().getAsJsonObject()));
      }
    }
    return map.build();
  }

  /** A value of Firestore's REST interface as the rules engine wants it. What rules cannot read becomes null. */
  private static ExpressionValue value(JsonObject json) throws ParseException {
    Map.Entry<String, JsonElement> typed = json.entrySet().iterator().next();
    JsonElement raw = typed.getValue();
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    switch (typed.getKey()) {
      case "stringValue":
        return value.setStringValue(raw.getAsString()).build();
      case "booleanValue":
        return value.setBoolValue(raw.getAsBoolean()).build();
      case "integerValue":
        return value.setIntValue(raw.getAsLong()).build();
      case "doubleValue":
        return value.setFloatValue(raw.getAsDouble()).build();
      case "timestampValue":
        return value.setTimestampValue(Timestamps.parse(raw.getAsString())).build();
      case "mapValue":
        return value.setMapValue(fields(raw.getAsJsonObject())).build();
      case "arrayValue":
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        JsonArray values = raw.getAsJsonObject().getAsJsonArray("values");
        if (values != null) {
          for (JsonElement element : values) list.addValues(value(element.getAsJsonObject()));
        }
        return value.setListValue(list).build();
      default:
        return value.setNullValue(NullValue.NULL_VALUE).build();
    }
  }
}
